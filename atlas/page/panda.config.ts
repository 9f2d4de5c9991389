import { defineConfig } from '@pandacss/dev'
import { globalCss } from './theme/global-css.ts'
import { theme } from './theme/theme.ts'

/** Tokens and recipes of the atlas' own, so that its page looks the same in any repository. */
export default defineConfig({
	// This setting overrides the command line, so it repeats --silent.
	logLevel: process.argv.includes('--silent') ? 'silent' : 'error',
	preflight: true,
	include: ['./atlas/page/**/*.tsx', './atlas/diagram/**/*.tsx'],
	exclude: ['./atlas/page/styled-system/**'],
	outdir: 'atlas/page/styled-system',
	outExtension: 'js',
	importMap: '#atlas-styled',
	jsxFramework: 'react',
	jsxStyleProps: 'none',
	presets: ['@pandacss/preset-base'],
	strictTokens: true,
	globalCss,
	theme,
})
