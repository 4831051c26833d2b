/**
 * Writes the site package of the sample website for TYPO3 12.4: that for 13.4 and what the folder `site` adds to it,
 * with the content elements as Content Blocks 0.7 reads them. `npx jiti studio/demo/typo3-12/site.ts <folder>`
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

const target = process.argv[2];
if (!target) {
  throw new Error('Name the folder to write to: npx jiti studio/demo/typo3-12/site.ts <folder>');
}

/** Where the files of an element are in 13.4 and in 12.4. */
const renamed = {
  'config.yaml': 'EditorInterface.yaml',
  'assets/icon.svg': 'Assets/Icon.svg',
  'templates/frontend.html': 'Source/Frontend.html',
  'templates/backend-preview.html': 'Source/EditorPreview.html',
};

/** The names of an element, which 0.7 reads from a file of their own. */
const labels = ({title, description}: {title: string; description: string}): string =>
  `<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file datatype="plaintext" original="labels.xlf" source-language="en" product-name="alpenrose">
    <body>
      <trans-unit id="title"><source>${title}</source></trans-unit>
      <trans-unit id="description"><source>${description}</source></trans-unit>
    </body>
  </file>
</xliff>
`;

rmSync(target, {recursive: true, force: true});
cpSync(path.join(import.meta.dirname, '../typo3-13/site'), target, {recursive: true});
const added = path.join(import.meta.dirname, 'site');
for (const file of readdirSync(added, {recursive: true, withFileTypes: true})) {
  const source = path.join(file.parentPath, file.name);
  const copy = path.join(target, path.relative(added, source));
  if (file.isFile() && existsSync(copy)) {
    // The first line is in the file already.
    appendFileSync(copy, readFileSync(source, 'utf8').replace(/^(<\?php|services:)\n/, ''));
  } else if (file.isFile()) {
    cpSync(source, copy);
  }
}
// The portfolio is in the manual of 13 only.
rmSync(path.join(target, 'ContentBlocks/RecordTypes'), {recursive: true});
const elements = path.join(target, 'ContentBlocks/ContentElements');
for (const name of readdirSync(elements)) {
  const inElement = (file: string) => path.join(elements, name, file);
  const source = readFileSync(inElement('config.yaml'), 'utf8');
  mkdirSync(inElement('Source/Language'), {recursive: true});
  mkdirSync(inElement('Assets'), {recursive: true});
  for (const [before, after] of Object.entries(renamed)) {
    // Not every element has a preview.
    if (existsSync(inElement(before))) {
      renameSync(inElement(before), inElement(after));
    }
  }
  const preview = inElement('Source/EditorPreview.html');
  if (existsSync(preview)) {
    writeFileSync(
      preview,
      readFileSync(preview, 'utf8').replaceAll(/<\/?f:(layout|section)[^>]*>/g, ''),
    );
  }
  rmSync(inElement('assets'), {recursive: true});
  rmSync(inElement('templates'), {recursive: true});
  writeFileSync(
    inElement('Source/Language/Labels.xlf'),
    labels(load(source) as {title: string; description: string}),
  );
}

// 12.4 does not create the columns of select fields by itself.
const fields = readFileSync(
  path.join(target, 'Configuration/TCA/Overrides/tt_content.php'),
  'utf8',
);
const columns = [...fields.matchAll(/'(alpenrose_\w+)' => \$select/g)].map(
  ([, name]) => `  ${name} varchar(20) DEFAULT '' NOT NULL`,
);
appendFileSync(
  path.join(target, 'ext_tables.sql'),
  `CREATE TABLE tt_content (\n${columns.join(',\n')}\n);\n`,
);
