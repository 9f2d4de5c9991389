import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { atlasInDev } from './atlas/page/atlas-in-dev.ts'
import { apiInDev } from './build/api-in-dev.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { compressAssets } from './build/compress-assets.ts'
import { usedIcons } from './build/icons/icons-plugin.ts'
import { inlineStylesPlugin } from './build/inline-styles-plugin.ts'
import { keepPluralRules } from './build/keep-plural-rules.ts'
import { lazyHeads } from './build/lazy-heads.ts'
import { oneLanguage } from './build/one-language.ts'
import { leaveOut } from './build/postcss-plugins.ts'
import { preloadsOf } from './build/preloads-of.ts'
import { routeFiles } from './build/routes/route-files.ts'
import { stripMachines } from './build/strip-machines.ts'
import { writtenStyles } from './build/written-styles.ts'

/**
 * Pages that are seen first, and those of their kind: their loaders ask for facts while their view
 * is fetched.
 */
const firstViews = [
	'/',
	'/learning/',
	'/learning/$slug',
	'/courses/',
	'/courses/$slugtitle',
	'/bundle-products/$slug',
]

/** Looks for styles in the sources as they change; a build takes what the generator wrote. */
const findStyles = async () => (await import('@pandacss/dev/postcss')).default()

export default defineConfig(
	async ({ command, isSsrBuild, mode }): Promise<UserConfig> => ({
		appType: 'custom',
		css: {
			postcss: { plugins: [...(command === 'serve' ? [await findStyles()] : []), ...leaveOut()] },
		},
		plugins: [
			usedIcons(),
			lazyHeads(),
			tanstackRouter({
				...routeFiles,
				autoCodeSplitting: true,
				// Most pages are reached from another one: their loaders and queries come with their view.
				codeSplittingOptions: {
					splitBehavior: ({ routeId }) =>
						firstViews.includes(routeId) ? undefined : [['loader', 'component']],
				},
			}),
			react(),
			apiInDev(),
			atlasInDev(),
			inlineStylesPlugin(),
			writtenStyles(),
			stripMachines(),
			keepPluralRules(),
			!isSsrBuild && oneLanguage(mode === 'hi' ? 'hi' : 'en'),
			!isSsrBuild && compressAssets(),
		],
		server: { port: Number(process.env.PORT ?? 4000) },
		// The server renders with the build for production, whatever NODE_ENV says when it starts.
		...(isSsrBuild && {
			define: { 'process.env.NODE_ENV': '"production"' },
			ssr: { noExternal: true },
		}),
		build: isSsrBuild
			? { target: 'node24', copyPublicDir: false, minify: true }
			: {
					// Both languages' files are in one folder; the server reads which belong to which.
					manifest: mode === 'hi' ? '.vite/manifest.hi.json' : true,
					// The builds share a folder, which server/setup/build-site.mjs empties before.
					emptyOutDir: false,
					copyPublicDir: mode !== 'hi',
					target: 'es2022',
					assetsInlineLimit: 2048,
					modulePreload: { resolveDependencies: preloadsOf },
					rolldownOptions: {
						input: 'src/main.tsx',
						preserveEntrySignatures: false,
						// Every page reads the names of all chunks: a letter less in each is 130 bytes less.
						output: {
							chunkFileNames: 'assets/[name]-[hash:7].js',
							codeSplitting: { groups: chunkGroups },
						},
					},
				},
	}),
)
