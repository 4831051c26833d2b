import {useMemo, type ReactNode} from 'react';
import MarkerCreator from '@portal/marker-creator';
import Legend, {LegendItem} from '@site/src/components/Figure/Legend';
import figure from '@site/src/components/Figure/styles.module.css';
import Kbd from '@site/src/components/Kbd';
import MenuPath from '@site/src/components/MenuPath';
import Screenshot from '@site/src/components/Screenshot';
import Value from '@site/src/components/Value';
import {textOf, useShownValue} from '@site/src/components/Value/useShownValue';
import {isValueName, type ValueName} from '@site/src/config/values';

const components = {
  Screenshot,
  Legend,
  LegendItem,
  Kbd,
  MenuPath,
  Value: ({name}: {name: string}) => <Value name={name as ValueName} />,
};
const classNames = {marker: figure.marker!, number: figure.number!};

/** Renders the Marker-Creator with the components of this site's pages, so that its preview is what a page shows. */
export default function SiteMarkerCreator(): ReactNode {
  const shownValue = useShownValue();
  const site = useMemo(
    () => ({
      components,
      classNames,
      valueText: (name: string) => (isValueName(name) ? textOf(shownValue(name)!) : undefined),
    }),
    [shownValue],
  );
  return <MarkerCreator site={site} />;
}
