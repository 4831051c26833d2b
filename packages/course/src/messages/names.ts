import {nearest} from '@portal/common/text/nearest';

const words = (text: string) => text.split(' ');

/** The elements that the course uses, for «Meinst du …?». Among equally similar ones, the first is used. */
const elements = words(
  'h1 h2 h3 p li ul ol a img html head title body header main footer section nav strong em table thead tbody tr th td div span link meta script button output input label figure figcaption article aside br hr',
);

/** The attributes that the course uses. */
const attributes = words(
  'alt charset class content defer height href id lang name rel scope src title type value width',
);

/** Further attributes of HTML that look like one of those. */
const alike = words('as dir is label list rev size sizes slot srcset step style');

/** Returns the question whether a name was meant, with a leading space, or an empty string without a name. */
export function suggestion(name: string | undefined): string {
  return name === undefined ? '' : ` Meinst du «${name}»?`;
}

/** Returns the element that a mistyped name probably means, if any. */
export function nearestElement(name: string): string | undefined {
  const asLetters = name.toLowerCase().replace(/1/g, 'l').replace(/0/g, 'o');
  return elements.includes(asLetters) ? asLetters : nearest(name, elements);
}

/** Returns whether the course uses an attribute of that name. */
export function isAttribute(name: string): boolean {
  return attributes.includes(name);
}

/** Returns the attribute that a mistyped name probably means, if any. */
export function nearestAttribute(name: string): string | undefined {
  return alike.includes(name) || attributes.includes(name) ? undefined : nearest(name, attributes);
}
