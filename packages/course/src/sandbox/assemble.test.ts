import {expect, it} from 'vitest';
import {assemble} from './assemble';

const css = 'p { color: red; }';
const js = 'console.log(1);';
const withHead = (head: string) => assemble({html: `<!doctype html>\n${head}<p>A`, css, js});

it.each([
  '<link rel="stylesheet" href="style.css">',
  '<LINK REL=stylesheet HREF=style.css>',
  '<link type="text/css" rel="preload stylesheet" href=" style.css ">',
])('puts style.css in place of %s', (head) => {
  expect(withHead(head).html).toBe(
    `<!doctype html>\n<style data-file="style.css">${css}</style><p>A`,
  );
});

it.each([
  '<link rel="stylesheet" href="Style.css">',
  '<link href="style.css">',
  '<!-- <link rel="stylesheet" href="style.css"> -->',
])('leaves %s as typed', (head) => {
  expect(withHead(head).html).toBe(`<!doctype html>\n${head}<p>A`);
});

it('keeps media and cannot be left by the CSS', () => {
  const {html} = assemble({
    html: '<link rel="stylesheet" href="style.css" media="print">',
    css: 'a{}</style><script>x</script>',
    js,
  });
  expect(html).toContain('media="print"');
  expect(html).not.toContain('</style><script>');
});

it('serves script.js as a part and keeps the other attributes', () => {
  const {html, scripts} = withHead('<script src="script.js" defer></script>');
  expect(scripts).toEqual([{token: 'course-script-0-', file: 'script.js', text: js}]);
  expect(html).toContain('<script src="course-script-0-" data-file="script.js" defer></script>');
});

it('moves inline scripts to parts and keeps their line', () => {
  const {html, scripts} = withHead('<script>\n  alert(1);\n</script>');
  expect(html).toContain('<script src="course-script-0-" data-file="index.html"></script><p>A');
  expect(scripts[0]!.text.split('\n')[2]).toBe('  alert(1);');
});

it.each(['"lazy"', "'lazy'", 'LAZY'])('loads a picture with loading=%s at once', (value) => {
  expect(withHead(`<img src="a.svg" loading=${value} alt="">`).html).toContain(
    '<img src="a.svg" loading="eager" alt="">',
  );
});

it('guards loops in handlers without breaking the attribute', () => {
  const {html} = withHead('<button onclick="for (;;) a()">B</button>');
  expect(html).toContain('onclick="for (;;) {__runde(0,2);a()}"');
  expect(withHead('<button onclick=\'while(1) a("x")\'>B</button>').html).toContain(
    'onclick=\'while(1) {__runde(0,2);a("x")}\'',
  );
});
