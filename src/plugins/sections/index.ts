import type {Plugin} from '@docusaurus/types';
import {foldScript} from '../../components/Section/fold';

/** Adds the script to the pages that folds their sections. */
export default function sectionsPlugin(): Plugin {
  return {
    name: 'portal-sections',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: foldScript}]}),
  };
}
