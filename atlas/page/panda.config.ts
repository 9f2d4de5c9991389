import { defineConfig } from '@pandacss/dev'
import { page } from '../../src/theme/page.ts'
import { theme } from '../../src/theme/theme.ts'
import { atlasPage } from './atlas-page.ts'

/** The same tokens and recipes as the shop's, extracted from what the atlas shows; the generated code is shared. */
export default defineConfig({
  preflight: true,
  include: ['./atlas/page/**/*.tsx', './atlas/diagram/**/*.tsx', './src/ui/**/*.tsx'],
  outdir: 'src/theme/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  jsxFramework: 'react',
  presets: ['@pandacss/preset-base'],
  strictTokens: true,
  conditions: { extend: { school: '[data-mode=school] &' } },
  globalCss: { ...page, ...atlasPage },
  theme,
})
