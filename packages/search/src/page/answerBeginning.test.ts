import {describe, expect, it} from 'vitest';
import {answerBeginning} from './answerBeginning';

const copy = `# Anmelden

Mit der Anmeldung öffnen Sie das Backend. Sie brauchen ab 1. August z. B. Firefox. Danach geht es los.

## Anmelden

> Skizze: Maske
>
> 1. Ihr **Benutzername**

1. Öffnen Sie im Browser die Login-Adresse <https://www.example.ch/typo3>.\\
   Meist ist das Ihre Domain mit \`/typo3\` am Schluss.

   > ![Maske](https://h.test/a.webp)

2. Füllen Sie **Benutzername** (1) und [**Passwort**](https://h.test/p#q) aus, darunter (2) nochmals.

3. Klicken Sie auf **Anmeldung** (4) › _Los_ mit \`<head>\` und datei\\_name, 2 \\* 3.

4. Fertig.

Legen Sie die Adresse als Lesezeichen ab.

### Auf dem Mobiltelefon

\`\`\`css
# Auf dem Computer
\`\`\`

Diese Punkte:

- **Drucken:** Öffnen Sie die Nachricht.
- Ein Wort
- Der zweite Satz («so geht es.») Der dritte.

## Daten

### Auf dem Mobiltelefon

1. Nur ein Schritt.

## Wenn es nicht klappt

**Was ist \`<head>\`?**

Prüfen Sie die **Feststelltaste**, Support: <support@example.ch>. Warten Sie dann! Nochmals.

**Leer.**

---

Quelle: TYPO3, Version 13, <https://h.test/typo3/login>
`;

describe('answerBeginning', () => {
  it('gives the first three steps in plain text, each without its explanation', () => {
    expect(answerBeginning(copy, ['Anmelden'])).toEqual({
      steps: [
        'Öffnen Sie im Browser die Login-Adresse https://www.example.ch/typo3.',
        'Füllen Sie Benutzername und Passwort aus, darunter (2) nochmals.',
        'Klicken Sie auf Anmeldung › Los mit <head> und datei_name, 2 * 3.',
      ],
      text: '',
    });
  });

  it('gives the first two sentences of a section without steps', () => {
    expect(answerBeginning(copy, ['Anmelden', 'Auf dem Mobiltelefon'])?.text).toBe(
      'Drucken: Öffnen Sie die Nachricht. Der zweite Satz («so geht es.»)',
    );
  });

  it('begins with the page where no section is meant, and knows abbreviations', () => {
    expect(answerBeginning(copy, [])?.text).toBe(
      'Mit der Anmeldung öffnen Sie das Backend. Sie brauchen ab 1. August z. B. Firefox.',
    );
  });

  it('answers a question, as its title is read', () => {
    expect(answerBeginning(copy, ['Wenn es nicht klappt', 'Was ist <head>?'])?.text).toBe(
      'Prüfen Sie die Feststelltaste, Support: support@example.ch. Warten Sie dann!',
    );
  });

  it('tells sections of the same name apart; one step is a sentence', () => {
    expect(answerBeginning(copy, ['Daten', 'Auf dem Mobiltelefon'])).toEqual({
      steps: [],
      text: 'Nur ein Schritt.',
    });
  });

  it.each([
    ['an unknown section', copy, ['Anmeldung']],
    ['a section with nothing of its own', copy, ['Wenn es nicht klappt']],
    ['an empty answer at the end', copy, ['Wenn es nicht klappt', 'Leer.']],
    ['another file', '<!doctype html><title>Anmelden</title>', ['Anmelden']],
    ['nothing', '', []],
  ])('gives nothing of %s', (_, markdown, headings) => {
    expect(answerBeginning(markdown, headings)).toBeNull();
  });
});
