import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Ignores that an element gets the handler that it has. With each render, React sets the same empty `onclick`, and
 * Firefox then replaces what it tells screen readers of the element: they lose the button that has the focus, and do
 * not say whether it has opened or closed something.
 */
function keepButtons(): void {
  const {get, set, ...rest} = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick')!;
  Object.defineProperty(HTMLElement.prototype, 'onclick', {
    ...rest,
    get,
    set(this: HTMLElement, handler: unknown) {
      if (handler !== get!.call(this)) {
        set!.call(this, handler);
      }
    },
  });
}

if (ExecutionEnvironment.canUseDOM) {
  keepButtons();
}
