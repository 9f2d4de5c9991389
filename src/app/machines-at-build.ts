import type { Plugin } from 'vite'

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
const descriptions = new RegExp(String.raw`\bdescription:\s*${text},?`, 'g')
const requirements = new RegExp(String.raw`\bmeta:\s*\{\s*requirement:\s*${text},?\s*\},?`, 'g')

/** In a build, the machines leave their descriptions and requirement ids at home: they are for readers and the atlas. */
export const machinesAtBuild = (): Plugin => ({
  name: 'vidya-machines-at-build',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/machines\/.*\.machine\.ts$/.test(id)) return
    return { code: code.replace(descriptions, '').replace(requirements, ''), map: null }
  },
})
