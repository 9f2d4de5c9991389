import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { picturesFolder } from '#atlas/pictures/picture-file.ts'

const request = /\/facts\/pictures\/([\w-]+\/[\w.-]+\.jpg)$/

/**
 * Gives the page the pictures of the product that a browser run kept below a project's folder, as
 * `facts/pictures/<machine>/<state>.jpg`.
 */
export const picturesForPage = (home: string): Plugin => {
	const folder = join(home, picturesFolder)
	return {
		name: 'atlas-pictures',
		configureServer(vite) {
			vite.middlewares.use((req, res, next) => {
				const name = request.exec((req.url ?? '').split('?')[0]!)?.[1]
				if (!name || !existsSync(join(folder, name))) return next()
				res.setHeader('content-type', 'image/jpeg')
				res.end(readFileSync(join(folder, name)))
			})
		},
		generateBundle() {
			if (!existsSync(folder)) return
			for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
				if (path.endsWith('.jpg'))
					this.emitFile({
						type: 'asset',
						fileName: `facts/pictures/${path.replaceAll('\\', '/')}`,
						source: readFileSync(join(folder, path)),
					})
		},
	}
}
