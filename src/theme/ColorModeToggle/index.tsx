/**
 * Wraps @docusaurus/theme-classic 3.10.2 `ColorModeToggle`.
 * Why: until a mode is chosen, and without JavaScript, it named the system's, which the portal does not follow.
 * Can go when upstream names the default mode then.
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
