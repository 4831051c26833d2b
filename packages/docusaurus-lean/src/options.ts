import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** The tricks of the plugin. Each is off unless the site asks for it; the README says what each relies on. */
export interface PluginOptions {
  /**
   * Keeps prism-react-renderer out of the browser. Only for sites that highlight all code while they build: the build
   * of any other site stops with an error that names this option.
   */
  withoutPrism: boolean;
  /** Replaces tslib in the browser with `__importDefault`, the only helper that Docusaurus uses there. */
  slimTslib: boolean;
  /** Splits the routing tables, the lists of docs and the sidebars into parts that load with their first page. */
  splitRoutes: boolean;
  /** Starts Docusaurus in a task of its own, so that reading and running the scripts are two short tasks. */
  startInOwnTask: boolean;
  /** Scripts that V8 compiles while they arrive, by path below the output folder. */
  compileHints?: RegExp;
  /**
   * Modules whose styles load with their scripts, by path and by name of the style sheet that they share. All other
   * styles stand in the style sheet of every page.
   */
  lateStyles: Record<string, RegExp>;
}

/** What a site writes into its configuration. */
export type Options = Partial<PluginOptions>;

const isPattern = '{{#label}} must be a regular expression';
const pattern = Joi.object()
  .regex()
  .messages({'object.base': isPattern, 'object.regex': isPattern});

const schema = Joi.object<PluginOptions>({
  withoutPrism: Joi.boolean().default(false),
  slimTslib: Joi.boolean().default(false),
  splitRoutes: Joi.boolean().default(false),
  startInOwnTask: Joi.boolean().default(false),
  compileHints: pattern,
  lateStyles: Joi.object().pattern(Joi.string(), pattern).default({}),
});

/** Checks the options and adds the defaults. Docusaurus calls it before the plugin; a wrong option stops the build. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions => validate(schema, options);
