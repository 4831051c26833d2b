import {describe, expect, it} from 'vitest';
import {articleMarkdown, readArticle} from './article';

const page = (body: string, head = '') => `<html><head><title>Webmail | Handbuch</title>
<meta name="description" content="Lesen und schreiben.">${head}</head>
<body><nav>Menü</nav><main><div class="markdown">${body}</div></main></body></html>`;

const body = `<h1>Webmail</h1><p>Öffnen Sie <strong>Posteingang</strong>.<button>Kopieren</button></p>
<h2>Nachricht lesen<a class="hash-link" href="#x">#</a></h2>
<div data-steps><ol><li>Klicken Sie auf <b>Neu</b>.</li><li>Lesen Sie.</li></ol></div>`;

describe('readArticle', () => {
  it('takes title, description and instructions', () => {
    expect(readArticle(page(body))).toMatchObject({
      title: 'Webmail',
      description: 'Lesen und schreiben.',
      instructions: [{name: 'Nachricht lesen', steps: ['Klicken Sie auf Neu.', 'Lesen Sie.']}],
    });
  });

  it('leaves pages alone that robots must not index', () => {
    expect(readArticle(page(body, '<meta name="robots" content="noindex, nofollow">'))).toBeNull();
  });
});

describe('articleMarkdown', () => {
  it('keeps text and structure, without navigation and controls', () => {
    const article = readArticle(page(body));
    const markdown = article && articleMarkdown(article, 'https://h.test/email/webmail');
    expect(markdown).toContain('# Webmail\n');
    expect(markdown).toContain('## Nachricht lesen\n');
    expect(markdown).toContain('1. Klicken Sie auf **Neu**.');
    expect(markdown).not.toMatch(/Menü|Kopieren|hash-link/);
    expect(markdown).toMatch(/Quelle: https:\/\/h\.test\/email\/webmail\n$/);
  });
});
