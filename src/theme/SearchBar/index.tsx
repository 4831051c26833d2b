/**
 * Replaces @docusaurus/theme-classic 3.10.2 `SearchBar`, which is empty.
 * Why: the portal's own search (embedded or hosted) behind a light button.
 * Can go when a search theme loads its panel on demand and takes another client.
 */
export {default} from '@site/src/components/SearchBar';
