import {By, Key, type WebDriver, type WebElement} from 'selenium-webdriver';
import {findVisible} from '../lib/inPage';
import type {Page} from './types';

/** Keys that have no character. */
const specialKeys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Returns the page of a session of Selenium. */
export function pageOf(session: WebDriver): Page {
  return {
    goto: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    resize: async (size) => {
      await session.manage().window().setRect(size);
    },
    evaluate: (fn, ...args) => session.executeScript(fn, ...args),
    async click(css, name) {
      await (await session.executeScript<WebElement>(findVisible, css, name)).click();
    },
    async press(key) {
      const keys = key.split('+').map((one) => specialKeys[one] ?? one);
      const actions = session.actions();
      keys.forEach((one) => actions.keyDown(one));
      keys.reverse().forEach((one) => actions.keyUp(one));
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    upload: (css, file) => session.findElement(By.css(css)).sendKeys(file),
  };
}
