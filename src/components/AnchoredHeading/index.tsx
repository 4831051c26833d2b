import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import {withoutSoftHyphens} from '@portal/common/text/softHyphens';
import type {Props} from '@theme/Heading';
import SectionText from '../Section/SectionText';

/**
 * Renders a heading with a link to itself. The link is named after the heading, without its soft hyphens. Its sign
 * comes from the style sheet: a text in it would be copied with the heading. In a summary, which is a button itself, there
 * is no link.
 */
export default function AnchoredHeading({
  as: As,
  id,
  children,
  className,
  'data-summary': isInSummary,
  ...props
}: Props & {'data-summary'?: true}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchorClass = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return <As {...props} className={className} children={children} />;
  }
  collectAnchor(id);
  const Text = As === 'h2' ? SectionText : Fragment;
  const heading = typeof children === 'string' ? withoutSoftHyphens(children) : id;
  const name = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading},
  );
  return (
    <As {...props} className={clsx('anchor', anchorClass, className)} id={id}>
      <Text>{children}</Text>
      {!isInSummary && (
        <Link className="hash-link" to={`#${id}`} aria-label={name} title={name} translate="no">
          {/* Orca says nothing of an empty link that a reader is led to. The style sheet keeps it out of what is copied. */}
          {'\u200B'}
        </Link>
      )}
    </As>
  );
}
