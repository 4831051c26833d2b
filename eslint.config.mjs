import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import elementsAroundText from './scripts/eslint/elementsAroundText.mjs';

export default tseslint.config(
  {ignores: ['.cache/', 'build*/', '**/.docusaurus/', 'node_modules/', 'test-results/']},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // A forgotten `await` would hide an error, and let a check pass before it was made.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{src,packages,tests/lib}/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari drops a list's meaning with its bullets or numbers; the role keeps it.
      'jsx-a11y/no-redundant-roles': ['error', {nav: ['navigation'], ol: ['list'], ul: ['list']}],
      // Code scrolls within its block: readers without a mouse must reach it.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['tabpanel'], allowExpressionValues: true},
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(JSXAttribute > Literal, JSXText)[raw=/\\\\/]',
          message: 'Readers would see the backslash: write {"\\u200B"} instead of "\\u200B".',
        },
      ],
    },
  },
  {
    files: ['{src,packages}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'packages/*/tests/**'],
    plugins: {portal: {rules: {'elements-around-text': elementsAroundText}}},
    rules: {'portal/elements-around-text': 'error'},
  },
  {
    files: ['{,packages/*/}tests/browser/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'AssignmentExpression[left.object.name="problems"][left.property.name="length"]',
          message: 'Use forgive(problems, /…/) with a pattern of what the test provokes.',
        },
      ],
    },
  },
  {
    // A table with a case for each rule.
    files: ['scripts/lint-content/remedies.test.ts'],
    rules: {'max-lines': 'off'},
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.mocked.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message: 'Modules are shared between test files: name this one *.mocked.test.ts(x).',
        },
      ],
    },
  },
);
