import {testBodies} from '../lib/testing';
import rule from './bausteine';

const markers = '«markers» braucht für jede Nummer zwei Zahlen von 0 bis 100 →';

testBodies(
  rule,
  [
    ['Text\n\n<Step>\n</Step>', '3 Den Baustein «Step» gibt es nicht → Meinten Sie «Steps»?'],
    ['<steps>\n</steps>', 'Meinten Sie «Steps»?'],
    ['<Value name="imapSever" />', 'Den Wert «imapSever» gibt es nicht → '],
    ['<ElementPreview type="karte" />', 'Das Element «karte» gibt es nicht → '],
    ['<ElementThumb type="tab" />', 'Das Element «tab» gibt es nicht → '],
    ['<UiItem icon="hom">Start</UiItem>', 'Das Symbol «hom» gibt es nicht → '],
    ['<UiField label="A" type="pasword" />', 'Meinten Sie «password»?'],
    ['Ein <span lang="englisch">word</span>.', 'Die Sprache «englisch» gibt es nicht → '],
    ['<Question titel="Wie?">\n</Question>', 'Meinten Sie «title»?'],
    ['<UiText farbe="rot">A</UiText>', '«farbe» nicht → Möglich sind: marker.'],
    ['<Kbd size="2">A</Kbd>', '«size» nicht → Löschen Sie die Angabe.'],
    ['<ElementPreview />', 'Dem Baustein «ElementPreview» fehlt die Angabe «type» → '],
    ['<Question title="">\n</Question>', 'fehlt die Angabe «title» → '],
    ['<UiButton primary="ja">A</UiButton>', 'Die Angabe «primary» steht ohne Wert → '],
    ['<UiTabs tabs="A|B" active="2" />', 'Schreiben Sie zum Beispiel active={2}.'],
    ['<UiTable rows="A|B" />', 'Die Angabe «rows» braucht eine Liste von Texten → '],
    // What other programs write.
    ['<p class="MsoNormal" style="margin:0">\n</p>', '<p class="…">', '<p style="…">'],
    ['<a href="/email" onclick="go()" shash="a">A</a>', '<a onclick="…">', '<a shash="…">'],
    ['<p data-start="10">A</p>', '<p data-start="…">'],
    // Two mistakes of one component.
    ['<Screenshot scr="./a.webp" alt="A" markers={[12, 30]} />', '«scr»', markers],
    ...['{[[1230, 40]]}', '{[[-2, 40]]}', '{[[12]]}', '"12 30"', '{12}'].map(
      (wrong): [string, string] => [`<Screenshot src="./a.webp" markers=${wrong} />`, markers],
    ),
    // What a component cannot show.
    [
      '<Steps>\n\n1. Klick\n\n<Screenshot src="./a.webp" alt="A" />\n\n2. Klick\n\n</Steps>',
      '5 Hier reisst die Liste der Schritte ab',
    ],
    ['<Kbd></Kbd> drücken', '«Kbd» braucht gewöhnlichen Text'],
    ['<MenuPath>**Web** › Seite</MenuPath>', '«MenuPath» braucht gewöhnlichen Text'],
    ['<Steps>1. Klicken Sie.</Steps>', '«Steps» braucht eine nummerierte Liste'],
    ['<Steps>\n\n- Klicken Sie.\n\n</Steps>', '«Steps» braucht eine nummerierte Liste'],
    ['<FieldTable>\n\nText\n\n</FieldTable>', '«FieldTable» braucht eine Tabelle'],
    ['<Faq>\n\nText\n\n</Faq>', '«Faq» braucht Fragen'],
    ['<UiTabs tabs={["A", "B"]} />', 'Die Angabe «tabs» braucht einen Text'],
    ['<UiTable head="A|B" rows={[["1", "2"]]} />', '«rows» braucht eine Liste von Texten'],
  ],
  [
    "import Teil from './_teil.mdx';\n\n<Steps>\n\n<Teil />\n\n</Steps>\n\n<details></details>",
    '<Screenshot src="./a.webp" alt="A" markers={[[0, 30.5], [100, 58]]} />',
    '<UiField label="A" value={props.name} type="text" checked marker="2" />',
    '<UiField {...props} />',
    '<UiTable head="A|B" rows={["1|2"]} marker={1} />',
    '<kbd>A</kbd> <span lang="en-GB">B</span>',
  ],
);
