import {expect, it} from 'vitest';
import {docx, imported, word} from './testing';

const {text, paragraph, field} = word;
const link = (address: string, content: string) =>
  paragraph(field(` HYPERLINK "${address}" `, content));

it('leads to the target without the detour that was made for one recipient, and says so', async () => {
  const file = await docx(
    link(
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=05%7C02%7Cm.muster%40example.ch%7C0',
      'Hilfe',
    ),
    paragraph(text('Siehe https://urldefense.com/v3/__https://example.org/b__;!!a!b$.')),
    link('https://example.org/c?utm_source=chatgpt.com', 'Preise'),
  );
  expect(await imported(file)).toEqual({
    page: '[Hilfe](https://example.org/a)\n\nSiehe [https://example.org/b](https://example.org/b).\n\n[Preise](https://example.org/c)',
    hints: [
      'Ein Link war für eine einzelne Person gemacht und führt jetzt ohne Umweg zum Ziel («Hilfe»: https://example.org/a; «https://example.org/b»: https://example.org/b; «Preise»: https://example.org/c)',
    ],
  });
});

it('names a detour that does not name its target', async () => {
  const address = 'https://protect-eu.mimecast.com/s/a?domain=example.org';
  expect(await imported(await docx(link(address, 'Hilfe')))).toEqual({
    page: `[Hilfe](${address})`,
    hints: ['Ein Link macht einen Umweg und kann verraten, wer ihn erhalten hat (bei «Hilfe»)'],
  });
});
