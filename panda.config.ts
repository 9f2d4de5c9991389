import { defineConfig } from '@pandacss/dev'
import { theme } from './src/theme/theme.ts'

export default defineConfig({
  preflight: true,
  include: ['./src/**/*.{ts,tsx}', './atlas/**/*.tsx'],
  exclude: ['./src/theme/styled-system/**'],
  outdir: 'src/theme/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  jsxFramework: 'react',
  presets: ['@pandacss/dev/presets'],
  strictTokens: true,
  conditions: { extend: { dark: '[data-theme=dark] &', school: '[data-mode=school] &' } },
  theme,
})
