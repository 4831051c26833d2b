/**
 * Begins a long page with the choice of its tasks: a list of links that is made from the headings. A page is long if
 * more than eight of its sections have steps.
 */
import type {Heading, List, ListItem, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {isPartial} from '@portal/common/text/isPartial';
import {headingId} from './lib/anchor';
import {flowElement, isJsx} from './lib/mdx';

/** Most sections with steps that a page may have without a choice. */
const fewTasks = 8;

interface Section {
  heading: Heading;
  id: string;
  content: RootContent[];
}

/** Returns the sections of a page. A heading of the second or third level begins one. */
function sectionsOf({children}: Root): Section[] {
  const sections: Section[] = [];
  for (const node of children) {
    const id = node.type === 'heading' && node.depth < 4 ? headingId(node) : undefined;
    if (node.type === 'heading' && id !== undefined) {
      sections.push({heading: node, id, content: []});
    } else {
      sections.at(-1)?.content.push(node);
    }
  }
  return sections;
}

const isTask = ({content}: Section): boolean =>
  content.some(
    (node) => isJsx(node, 'Steps', 'Beside') || (node.type === 'list' && node.ordered === true),
  );

const isFaq = ({content}: Section): boolean => content.some((node) => isJsx(node, 'Faq'));

const list = (children: ListItem[]): List => ({type: 'list', spread: false, children});

function item({heading, id}: Section): ListItem {
  const children = structuredClone(heading.children) as never[];
  const link = {type: 'link' as const, url: `#${id}`, children};
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: [link]}]};
}

/** Returns the links, those of the third level below their section. */
function choice(sections: readonly Section[]): List {
  const items: ListItem[] = [];
  for (const section of sections) {
    const group = items.at(-1);
    if (section.heading.depth === 2 || !group) {
      items.push(item(section));
    } else if (group.children[1]?.type === 'list') {
      group.children[1].children.push(item(section));
    } else {
      group.children.push(list([item(section)]));
    }
  }
  return list(items);
}

/** The remark plugin. It runs after `beside`. */
export default function taskChoice() {
  return (tree: Root, file: VFile): void => {
    const sections = sectionsOf(tree);
    if (isPartial(file.path) || sections.filter(isTask).length <= fewTasks) {
      return;
    }
    const links = choice(sections.filter((section) => !isFaq(section)));
    tree.children.splice(
      tree.children.indexOf(sections[0]!.heading),
      0,
      flowElement('TaskChoice', {}, [links]),
    );
  };
}
