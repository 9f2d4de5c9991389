import { defineConfig } from '@pandacss/dev'
import { page } from './src/theme/page.ts'
import { theme } from './src/theme/theme.ts'

export default defineConfig({
	// This setting overrides the command line, so it repeats --silent.
	logLevel: process.argv.includes('--silent') ? 'silent' : 'error',
	preflight: true,
	include: ['./src/**/*.{ts,tsx}'],
	// The desk has its own sheet (src/desk/panda.config.ts).
	exclude: ['./src/theme/styled-system/**', './src/desk/**'],
	outdir: 'src/theme/styled-system',
	outExtension: 'js',
	importMap: '#styled',
	jsxFramework: 'react',
	// No component takes styles as props: what looks like one is not a style.
	jsxStyleProps: 'none',
	presets: ['@pandacss/preset-base'],
	strictTokens: true,
	conditions: { extend: { school: '[data-mode=school] &' } },
	globalCss: page,
	theme,
})
