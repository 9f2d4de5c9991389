import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Keeps `import.meta.url` and `import.meta.dirname` of a source the address of that source, so that
 * a bundled server finds the files beside its sources. The folder may be moved as a whole.
 * @param outDir absolute path of the bundle
 */
export const ownAddresses = (outDir: string): Plugin => ({
	name: 'own-addresses',
	enforce: 'pre',
	transform: (code, id) => {
		if (!id.startsWith('/') || id.includes('/node_modules/') || !code.includes('import.meta.'))
			return null
		const fileUrl = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url)`
		const folder = JSON.stringify(relative(outDir, dirname(id)))
		return code
			.replaceAll('import.meta.url', `${fileUrl}.href`)
			.replaceAll(
				'import.meta.dirname',
				`process.getBuiltinModule('node:path').join(import.meta.dirname, ${folder})`,
			)
	},
})
