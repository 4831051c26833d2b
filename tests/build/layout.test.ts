import { describe,expect,it } from 'vitest';
import { parseEnv } from '../../src/config/env';
import { logo } from '../../src/config/logo';
import { findManual,manualTable } from '@portal/content/manuals';
import { swissDay } from '@portal/common/text/swissDay';
import { withoutSoftHyphens } from '@portal/common/text/softHyphens';
import { page } from '../lib/pages';

const {provider} = parseEnv(process.env);

describe('every layout (2.1)', () => {
  const $ = page('/');

  it('has no announcement bar unless configured, and no message about loading', () => {
    expect($('.theme-announcement-bar, [role=alert]').length).toBe(0);
  });

  it('gives the provider in the footer as an address with mail and phone links', () => {
    const footer = $('.theme-layout-footer');
    const address = footer.find('address');
    const links = Object.fromEntries(
      footer
        .find('a')
        .toArray()
        .map((link) => [$(link).text() || $(link).find('img').attr('alt'), $(link).attr('href')]),
    );
    expect(address.text()).toContain(provider.company);
    expect(address.text()).toContain(provider.street);
    expect(footer.text()).toContain(`© ${swissDay().slice(0, 4)}`);
    expect(links).toMatchObject({
      [provider.email]: `mailto:${provider.email}`,
      [provider.phone]: `tel:${provider.phone.replaceAll(' ', '')}`,
      [logo.alt]: '/',
      ...Object.fromEntries(manualTable.map(({id, label}) => [label, `/${id}`])),
    });
  });
});

describe('a page of a manual (2.4)', () => {
  const $ = page('/email/zugangsdaten');

  it('has sidebar, breadcrumbs and paginator', () => {
    const crumbs = $('.theme-doc-breadcrumbs li').toArray().slice(1);
    expect(crumbs.map((crumb) => $(crumb).text())).toEqual([
      findManual('email').label,
      'Zugangsdaten',
    ]);
    expect($('.theme-doc-sidebar-container').length).toBe(1);
    expect($('.pagination-nav__link--next').length).toBe(1);
    expect(page('/dev/Marker-Creator')('.theme-doc-sidebar-container').length).toBe(0);
  });

  it('lists its headings of levels 2 and 3 in the contents', () => {
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => withoutSoftHyphens($(element).clone().find('.hash-link').remove().end().text()));
    expect(texts('.table-of-contents a')).toEqual(texts('.markdown :is(h2, h3)'));
  });
});
