// The page's script, of several files put together (assets.py has their order). It knows no game: it posts the forms
// that are there, swaps the parts the server sends, keeps the socket alive, and moves the focus. Without it every form
// still works by itself.
"use strict";

const table = document.querySelector("[data-live]");
const root = document.documentElement;
let tempo = 1; // of what is shown: the smaller, the quicker
let number = table ? +table.dataset.number : 0;
