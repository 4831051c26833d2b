import type {MarkerCreatorSite} from '../src/site';

/** A site with the elements that pages have, for tests. */
export const site: MarkerCreatorSite = {
  components: {
    Screenshot: ({alt, children}) => (
      <figure>
        <img alt={alt} />
        {children}
      </figure>
    ),
    Legend: ({children}) => <ol role="list">{children}</ol>,
    LegendItem: ({children}) => <li>{children}</li>,
    Kbd: ({children}) => <kbd>{children}</kbd>,
    MenuPath: ({children}) => <span>{children}</span>,
    Value: ({name}) => <code>{name}</code>,
  },
  classNames: {marker: 'marker', number: 'number'},
  valueText: (name) => name,
};
