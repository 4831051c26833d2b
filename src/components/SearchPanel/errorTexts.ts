import {translate} from '@docusaurus/Translate';

/** What readers see when the search cannot answer; in development also how to get an index. */
export const errorTexts = {
  titleText: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  helpText:
    process.env.NODE_ENV === 'development'
      ? translate({
          id: 'portal.search.development',
          message: 'Hier antwortet der Index des letzten Builds: Führen Sie «npm run build» aus.',
        })
      : translate({
          id: 'theme.SearchModal.errorScreen.helpText',
          message: 'You might want to check your network connection.',
        }),
};
