/** Stands in for a component of the theme that no page shows. */
export default function Nothing(): null {
  return null;
}
