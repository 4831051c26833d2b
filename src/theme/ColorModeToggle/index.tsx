/**
 * Wraps @docusaurus/theme-classic `ColorModeToggle`.
 * Why: without a choice, and without JavaScript, upstream names the mode of the system. The portal does not
 * follow the system.
 * Can go when upstream names the default mode.
 */
import type {ComponentProps, ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import OriginalColorModeToggle from '@theme-original/ColorModeToggle';

export default function ColorModeToggle(
  props: ComponentProps<typeof OriginalColorModeToggle>,
): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  return <OriginalColorModeToggle {...props} value={props.value ?? defaultMode} />;
}
