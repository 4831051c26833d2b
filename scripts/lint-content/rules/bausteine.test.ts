import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './bausteine';

it.each([
  ['<Step>\n</Step>', '1 Den Baustein «Step» gibt es nicht → Meinten Sie «Steps»?'],
  [
    '<Value name="imapSever" />',
    '1 Den Wert «imapSever» gibt es nicht → Meinten Sie «imapServer»?',
  ],
  ['<ElementPreview type="karte" />', '1 Das Element «karte» gibt es nicht → Meinten Sie «card»?'],
  ['<ElementThumb type="tab" />', '1 Das Element «tab» gibt es nicht → Meinten Sie «tabs»?'],
  ['<UiItem icon="hom">Start</UiItem>', '1 Das Symbol «hom» gibt es nicht → Meinten Sie «home»?'],
])('finds %s', async (body, message) => {
  const [found = ''] = await checkBody(rule, `${body}\n`);
  expect(found.split('→')[0]).toBe(message.split('→')[0]);
});

it.each([
  '<Steps>\n\n1. Klicken Sie.\n\nEs erscheint ein Fenster.\n\n2. Warten Sie.\n\n</Steps>',
  '<Steps>\n\n1. Klicken Sie.\n\n<Screenshot src="./a.webp" alt="A" />\n\n2. Warten Sie.\n\n</Steps>',
])('finds what tears the list of %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([
    '5 Hier reisst die Liste der Schritte ab → Rücken Sie die Stelle so weit ein wie den Text des Schritts darüber, also um drei Leerzeichen.',
  ]);
});

it('finds a language that is none', async () => {
  expect(await checkBody(rule, 'Ein <span lang="englisch">word</span>.')).toEqual([
    '1 Die Sprache «englisch» gibt es nicht → Schreiben Sie ihr Kürzel, zum Beispiel en, fr, it oder rm.',
  ]);
  expect(await checkBody(rule, 'Ein <span lang="en-GB">word</span>.')).toEqual([]);
});

it('accepts what the portal and the page itself know', async () => {
  const body = `import Teil from './_teil.mdx';

<Teil />

<Value name="imapServer" /> <Kbd>Ctrl+S</Kbd>

<details><summary>Mehr</summary></details>
`;
  expect(await checkBody(rule, body)).toEqual([]);
});

it.each([
  ['<steps>\n</steps>', 'Den Baustein «steps» gibt es nicht → Meinten Sie «Steps»?'],
  [
    '<Question titel="Wie?">\n</Question>',
    'Der Baustein «Question» kennt die Angabe «titel» nicht → Meinten Sie «title»?',
  ],
  [
    '<UiField lable="Name" />',
    'Der Baustein «UiField» kennt die Angabe «lable» nicht → Meinten Sie «label»?',
  ],
  [
    '<UiText farbe="rot">A</UiText>',
    'Der Baustein «UiText» kennt die Angabe «farbe» nicht → Möglich sind: marker.',
  ],
  [
    '<Kbd size="2">A</Kbd>',
    'Der Baustein «Kbd» kennt die Angabe «size» nicht → Löschen Sie die Angabe.',
  ],
  [
    '<UiField label="A" type="pasword" />',
    'Die Art «pasword» gibt es nicht → Meinten Sie «password»?',
  ],
  [
    '<UiNotice kind="sucess">A</UiNotice>',
    'Die Art «sucess» gibt es nicht → Meinten Sie «success»?',
  ],
  [
    '<ElementPreview />',
    'Dem Baustein «ElementPreview» fehlt die Angabe «type» → Ergänzen Sie sie.',
  ],
  [
    '<Question title="">\n</Question>',
    'Dem Baustein «Question» fehlt die Angabe «title» → Ergänzen Sie sie.',
  ],
  [
    '<UiButton primary="ja">A</UiButton>',
    'Die Angabe «primary» steht ohne Wert → Schreiben Sie nur primary, oder löschen Sie die Angabe.',
  ],
  [
    '<UiTabs tabs="A|B" active="2" />',
    'Die Angabe «active» braucht eine Zahl in geschweiften Klammern → Schreiben Sie zum Beispiel active={2}.',
  ],
  [
    '<UiTable rows="A|B" />',
    'Die Angabe «rows» braucht eine Liste von Texten → Schreiben Sie zum Beispiel rows={["1.3.|40", "2.3.|50"]}.',
  ],
])('finds the mistake in %s', async (body, message) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([`1 ${message}`]);
});

it.each([
  ['<span style="color:red">A</span>', ['style']],
  ['<p class="MsoNormal" style="margin:0">\n</p>', ['class', 'style']],
  ['<div align="center" dir="ltr">\n</div>', ['align', 'dir']],
  ['<a href="/email" onclick="go()">A</a>', ['onclick']],
  ['<a href="/email" originalsrc="/email" shash="a">A</a>', ['originalsrc', 'shash']],
  ['<b class="gmail-b">A</b>', ['class']],
  ['<p data-start="10" data-end="20">A</p>', ['data-start', 'data-end']],
])('finds what other programs write in %s', async (body, names) => {
  const tag = /\w+/.exec(body)?.[0];
  expect(await checkBody(rule, `${body}\n`)).toEqual(
    names.map(
      (name) =>
        `1 Die Angabe «${name}» gibt es hier nicht → Löschen Sie sie aus <${tag} ${name}="…">.`,
    ),
  );
});

it.each(['{[12, 30]}', '{[[1230, 40]]}', '{[[-2, 40]]}', '{[[12]]}', '"12 30"', '{12}'])(
  'refuses markers=%s',
  async (markers) => {
    const [found, ...others] = await checkBody(
      rule,
      `<Screenshot src="./a.webp" markers=${markers} />\n`,
    );
    expect(found).toContain('«markers» braucht für jede Nummer zwei Zahlen von 0 bis 100 →');
    expect(others).toEqual([]);
  },
);

it.each([
  '<Screenshot src="./a.webp" dark="./b.webp" alt="A" markers={[[0, 30.5], [100, 58]]} />',
  '<UiField label="A" value={props.name} type="text" checked marker="2" />',
  '<UiField {...props} />',
  '<UiTable head="A|B" rows={["1|2"]} marker={1} />',
  '<kbd>A</kbd> <span lang="en">B</span>',
])('accepts %s', async (body) => {
  expect(await checkBody(rule, `${body}\n`)).toEqual([]);
});

it('finds all mistakes of one component', async () => {
  const body = '<Screenshot scr="./a.webp" alt="A" markers={[12, 30]} />\n';
  expect(await checkBody(rule, body)).toEqual([
    expect.stringContaining('«scr»'),
    expect.stringContaining('«markers»'),
  ]);
});

it.each([
  ['<Kbd></Kbd> drücken', 'Der Baustein «Kbd» braucht gewöhnlichen Text'],
  ['<MenuPath>**Web** › Seite</MenuPath>', 'Der Baustein «MenuPath» braucht gewöhnlichen Text'],
  ['<Steps>1. Klicken Sie.</Steps>', 'Der Baustein «Steps» braucht eine nummerierte Liste'],
  ['<Steps>\n\n- Klicken Sie.\n\n</Steps>', 'Der Baustein «Steps» braucht eine nummerierte Liste'],
  ['<FieldTable>\n\nText\n\n</FieldTable>', 'Der Baustein «FieldTable» braucht eine Tabelle'],
  ['<Faq>\n\nText\n\n</Faq>', 'Der Baustein «Faq» braucht Fragen'],
  ['<UiTabs tabs={["A", "B"]} />', 'Die Angabe «tabs» braucht einen Text'],
  ['<UiTable head="A|B" rows={[["1", "2"]]} />', 'Die Angabe «rows» braucht eine Liste von Texten'],
])('finds what a component cannot show in %j', async (body, problem) => {
  const found = await checkBody(rule, `${body}\n`);
  expect(found.map((text) => text.split(' →')[0])).toEqual([expect.stringContaining(problem)]);
});

it('accepts steps from another file', async () => {
  const body = "import Teil from './_teil.mdx';\n\n<Steps>\n\n<Teil />\n\n</Steps>\n";
  expect(await checkBody(rule, body)).toEqual([]);
});
