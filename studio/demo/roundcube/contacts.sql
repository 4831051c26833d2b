-- Accounts, sender addresses and contacts of the sample. The language comes from the browser.
INSERT INTO users (user_id, username, mail_host, created)
  VALUES (1, 'ladina.muster@hotel-alpenrose.example', '127.0.0.1', '2026-01-05 08:00:00');
-- The private mailbox also writes as the shop that the walk blocks.
INSERT INTO users (user_id, username, mail_host, created)
  VALUES (2, 'ladina@seeblick.example', '127.0.0.1', '2026-01-05 08:00:00');
INSERT INTO identities (user_id, changed, standard, name, email) VALUES
  (1, '2026-01-05 08:00:00', 1, 'Ladina Muster', 'ladina.muster@hotel-alpenrose.example'),
  (1, '2026-01-05 08:00:00', 0, 'Hotel Alpenrose', 'info@hotel-alpenrose.example'),
  (2, '2026-01-05 08:00:00', 1, 'Ladina privat', 'ladina@seeblick.example'),
  (2, '2026-01-05 08:00:00', 0, 'Blumen Beispiel', 'aktion@blumen-beispiel.example');
INSERT INTO contacts (user_id, changed, name, firstname, surname, email, words, vcard) VALUES
  (1, '2026-01-05 08:00:00', 'Beat Beispiel', 'Beat', 'Beispiel', 'beat.beispiel@langlaufclub.example', 'beat beispiel', ''),
  (1, '2026-01-05 08:00:00', 'Cilgia Beispiel', 'Cilgia', 'Beispiel', 'cilgia.beispiel@langlaufclub.example', 'cilgia beispiel', ''),
  (1, '2026-01-05 08:00:00', 'Familie Exempel', 'Familie', 'Exempel', 'familie.exempel@reiselust.example', 'familie exempel', ''),
  (1, '2026-01-05 08:00:00', 'Getränke Muster', 'Getränke', 'Muster', 'bestellung@getraenke-muster.example', 'getranke muster bestellung', '');
