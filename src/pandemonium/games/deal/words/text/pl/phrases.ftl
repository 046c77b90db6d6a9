# Co mówi się przy stole jednym naciśnięciem
phrase-need = Potrzebuję { $good-many }.
phrase-spare = Mam nadmiar { $good-many }.
phrase-little = Kto wciąż proponuje tak mało?
phrase-dear = Kto dyktuje takie ceny?
phrase-thanks = Uczciwa wymiana, dziękuję!
phrase-innocent = Nie jestem diabłem!
