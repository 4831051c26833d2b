import {useMemo} from 'react';
import {
  useActivePluginAndVersion,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {manualTable} from '../config/manuals';
import type {SearchScope} from './scope';

/** The scope of the page being read. The value keeps its identity while the scope stays the same. */
export function useSearchScope(): SearchScope {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tagList = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join(' ');
  const active = useActivePluginAndVersion();
  const id = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  return useMemo(() => {
    const manual = manualTable.find((one) => one.id === id);
    return {
      language,
      tags: tagList.split(' '),
      manual:
        manual && version !== undefined ? {id: manual.id, label: manual.label, version} : null,
    };
  }, [language, tagList, id, version]);
}
