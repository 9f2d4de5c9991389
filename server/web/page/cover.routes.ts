import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { isCoverFile, type OpenPicture, openCovers } from './cover.service.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Covers at /covers/: a file never changes. */
export const coverRoutes =
	(deps: Deps, openPicture: OpenPicture) => async (app: FastifyInstance) => {
		const covers = openCovers(deps, openPicture)
		app.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ params }) =>
			covers.prepare(params['*'] ?? ''),
		)
		await app.register(files, {
			maxAge: YEAR_MS,
			immutable: true,
			index: false,
			root: covers.folder,
			prefix: '/covers/',
			allowedPath: (path) => isCoverFile(path.slice(1)),
		})
	}
