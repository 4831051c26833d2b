import {createContext, useContext, type ComponentType, type ReactNode} from 'react';
import type {MarkerPosition} from '@portal/common/pictures/collisions';

/** What the tool needs of the site, so that its preview is what a page will show. */
export interface MarkerCreatorSite {
  /** The components of the site's pages, by the names that editors write. */
  components: {
    Screenshot: ComponentType<{
      id: string;
      src: {src: string; width: number; height: number; srcSet: string};
      alt: string;
      markers: readonly MarkerPosition[];
      children?: ReactNode;
    }>;
    Legend: ComponentType<{children: ReactNode}>;
    LegendItem: ComponentType<{n: number; children: ReactNode}>;
    Kbd: ComponentType<{children: string}>;
    MenuPath: ComponentType<{children: string}>;
    Value: ComponentType<{name: string}>;
  };
  /** Class names of a number on a picture, and in a legend. */
  classNames: {marker: string; number: string};
  /** Returns the text that pages show for `<Value name="…" />`, or undefined for an unknown name. */
  valueText: (name: string) => string | undefined;
}

export const SiteContext = createContext<MarkerCreatorSite | null>(null);

/** Returns what the site has given to the tool. */
export function useSite(): MarkerCreatorSite {
  const site = useContext(SiteContext);
  if (!site) {
    throw new Error('MarkerCreator needs the prop `site`.');
  }
  return site;
}
