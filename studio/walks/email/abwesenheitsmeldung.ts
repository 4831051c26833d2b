import {expect} from '../../lib/expect';
import {walk} from '../../lib/walk';
import {unwatched} from '../../lib/watch';
import {expectMessage, inPrivateMailbox, privateUser, send} from '../../roundcube/webmail';

const subject = 'Abwesend bis 25. April / Out of office until 25 April';
const text = `Guten Tag

Vielen Dank für Ihre Nachricht. Ich bin vom 12. bis 25. April 2027 abwesend. Ihre E-Mail wird nicht weitergeleitet. Ich antworte Ihnen gerne ab dem 26. April.

Freundliche Grüsse
Ladina Muster`;
/** The server answers a person only once with the same text. */
const otherText = `${text}, Hotel Alpenrose`;

/** Today, as the form of the absence and as a filter write it. */
const today = new Date();
const swissDay = today.toLocaleDateString('de-CH', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const isoDay = swissDay.split('.').reverse().join('-');

export default walk<'roundcube'>(async ({roundcube, access, page, section}) => {
  /** Another address of the same mailbox. */
  const secondAddress = access.user.replace(/^[^@]+/, 'info');
  const {content, folders, notice, button, field, contentField, contentButton} = roundcube;
  const contentArea = page.locator('#layout-content');
  const answerTo = async (to: string, question: string) =>
    inPrivateMailbox(roundcube, access.password, async (mailbox) => {
      await send(mailbox, {to, subject: question, text: 'Guten Tag, sind Sie da?'});
      await mailbox.open('mail');
      await expectMessage(mailbox, 'Abwesend bis 25. April');
      await mailbox.openMessage('Abwesend bis 25. April');
      await expect(mailbox.content.getByText(/Ich bin vom 12\. bis 25\. April/)).toBeVisible();
      await mailbox.toolbar('Löschen').click();
      await mailbox.settle();
    });

  await section('webmail', async ({step, picture}) => {
    const start = page.locator('[name=vacation_datefrom]');
    const end = page.locator('[name=vacation_dateto]');
    const status = page.locator('select[name=vacation_status]');
    const fill = contentArea.getByText('Mit allen meiner Adressen ausfüllen');
    const action = page.locator('select[name=vacation_action]');
    await roundcube.open('mail');
    await step(1, () => roundcube.openSettings('Abwesenheit'));
    await step(2, async () => {
      await field('Betreff').fill(subject);
      await field('Inhalt').fill(text);
    });
    await step(3, async () => {
      await start.fill('12.04.2027');
      await end.fill('25.04.2027');
      // Closes the calendar, as a click elsewhere does.
      await unwatched(() => page.keyboard.press('Escape'));
      await expect(page.locator('[name=vacation_timefrom]')).toHaveValue('');
    });
    await step(4, () => status.selectOption('Ein'));
    await step(5, async () => {
      await fill.click();
      await roundcube.settle();
      await expect
        .poll(() =>
          contentArea
            .locator('input')
            .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
        )
        .toEqual(expect.arrayContaining([access.user, secondAddress]));
    });
    await step(6, () => field('Antwort-Intervall').fill('7'));
    await roundcube.fit(950);
    await picture('abwesenheit', {
      of: contentArea,
      pad: 0,
      markers: [start, end, status, fill, action],
    });
    await step(7, async ({see}) => {
      await expect(action).toHaveValue('keep');
      await see();
      await button('Speichern').click();
      await notice('Abwesenheitsnotiz erfolgreich gespeichert.');
    });
    // What the headings below promise: an answer from the first day on, also from the second address, and an end.
    if (privateUser) {
      await roundcube.openSettings('Abwesenheit');
      await start.fill(swissDay);
      await page.keyboard.press('Escape');
      await button('Speichern').click();
      await notice('Abwesenheitsnotiz erfolgreich gespeichert.');
      await answerTo(secondAddress, 'Anfrage Zimmer');
    }
  });

  await section('ausschalten', async ({step}) => {
    await roundcube.open('mail');
    await step(1, () => roundcube.openSettings('Abwesenheit'));
    await step(2, async () => {
      await page.locator('select[name=vacation_status]').selectOption('Aus');
      await button('Speichern').click();
      await notice('Abwesenheitsnotiz erfolgreich gespeichert.');
    });
  });

  await section('filter', async ({step, picture}) => {
    const rule = (number: number) => content.locator('#rules > div, .rulerow').nth(number);
    const select = (number: number, name: string) =>
      rule(number).locator(`select[name^=${name}]`).first();
    const day = (number: number) =>
      rule(number)
        .locator('input[name^=_rule_date_value], textarea, input[type=text]')
        .filter({visible: true})
        .first();
    const action = content.locator('select[name^=_action_type]').first();
    const fillRule = async (number: number, comparison: string, date: string) => {
      await select(number, '_header').selectOption('Aktuelles Datum');
      await expect(select(number, '_rule_date_part').locator('option:checked')).toHaveText(
        'Datum (JJJJ-MM-TT)',
      );
      await select(number, '_rule_op').selectOption(comparison);
      await day(number).fill(date);
    };
    await step(1, async ({see}) => {
      await roundcube.openSettings('Filter');
      await see();
      await button('Erstellen').click();
    });
    await step(2, async () => {
      await contentField('Filtername').fill('Abwesenheit April');
      await expect(content.locator('select[name=_join]')).toHaveValue('allof');
    });
    await step(3, () => fillRule(0, 'Wert ist gleich oder grösser als', '2027-04-12'));
    await step(4, () => rule(0).locator('a.add, a.button.add').first().click());
    await step(5, () => fillRule(1, 'Wert ist gleich oder kleiner als', '2027-04-25'));
    await step(6, async () => {
      await action.selectOption('Antworte mit Nachricht');
      await content.locator('textarea[name^=_action_reason]').first().fill(otherText);
      await content.locator('input[name^=_action_subject]').first().fill(subject);
    });
    await step(7, () =>
      content
        .getByText('Mit allen meiner Adressen ausfüllen')
        .filter({visible: true})
        .first()
        .click(),
    );
    await roundcube.fit(1100);
    await content
      .locator('textarea[name^=_action_reason]')
      .first()
      .evaluate((area) => (area.scrollTop = 0));
    await picture('filter', {
      of: contentArea,
      pad: 0,
      height: 760,
      markers: [select(0, '_header'), day(0), rule(0).locator('a.add').first(), day(1), action],
    });
    await step(8, async ({see}) => {
      await content.locator('input[name^=_action_interval]').first().fill('7');
      await see();
      await contentButton('Speichern').click();
      await notice('Filter gespeichert');
    });
    if (privateUser) {
      await roundcube.openSettings('Filter');
      await roundcube.line('Abwesenheit April').click();
      await roundcube.settle();
      await day(0).fill(isoDay);
      await contentButton('Speichern').click();
      await notice('Filter gespeichert');
      await answerTo(access.user, 'Anfrage Zimmer');
    }
    await expect(content.getByText('Filter aktiviert').first()).toBeVisible();
  });

  await section('apple', async () => {
    await roundcube.openOnPhone('mail');
    await page.locator('#layout-list a.task-menu-button').click();
    await button('Einstellungen').click();
    await roundcube.settle();
    await expect(folders.getByText('Abwesenheit')).toBeVisible();
  });
});
