import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Compressed bytes of some files. */
export type Size = { gz: number; brotli: number }

/** First load of /learning: what a browser fetches before the catalogue is there. */
export type BundleFigures = { js: Size; css: Size; bareJs: Size; ratio: number; files: string[] }

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }

const measure = (files: string[]): Size => {
	const bodies = files.map((file) => readFileSync(file))
	const sum = (size: (body: Buffer) => number) =>
		bodies.reduce((total, body) => total + size(body), 0)
	return {
		gz: sum((body) => gzipSync(body, { level: 9 }).length),
		brotli: sum((body) => brotliCompressSync(body).length),
	}
}

const bareEntry = `
import { createRoot } from 'react-dom/client'
import { createElement } from 'react'
import { createRootRoute, createRoute, createRouter, RouterProvider, Link, Outlet } from '@tanstack/react-router'
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { createActor, createMachine, assign, setup, fromPromise } from 'xstate'
import { useActor, useActorRef, useSelector } from '@xstate/react'
import createClient from 'openapi-fetch'
globalThis.keep = [createRoot, createElement, createRootRoute, createRoute, createRouter, RouterProvider, Link, Outlet, QueryClient, QueryClientProvider, useSuspenseQuery, createActor, createMachine, assign, setup, fromPromise, useActor, useActorRef, useSelector, createClient]
`

const measureBare = async (folder: string): Promise<Size> => {
	mkdirSync(folder, { recursive: true })
	writeFileSync(join(folder, 'bare.ts'), bareEntry)
	await build({
		configFile: false,
		root: process.cwd(),
		logLevel: 'error',
		css: { postcss: {} },
		build: {
			outDir: join(folder, 'dist'),
			target: 'es2022',
			rollupOptions: { input: join(process.cwd(), folder, 'bare.ts') },
			emptyOutDir: true,
		},
	})
	const assets = join(folder, 'dist', 'assets')
	return measure(
		readdirSync(assets)
			.filter((name) => name.endsWith('.js'))
			.map((name) => join(assets, name)),
	)
}

/** Measures the built /learning beside its bare libraries, built in the same run. */
export const benchBundle = async (): Promise<BundleFigures> => {
	const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
		string,
		Chunk
	>
	const wanted = new Set<string>()
	const visit = (key: string) => {
		if (wanted.has(key)) return
		wanted.add(key)
		manifest[key]?.imports?.forEach(visit)
	}
	for (const [key, chunk] of Object.entries(manifest))
		if (chunk.isEntry || /src\/routes\/(__root|learning\/index)\.tsx/.test(key)) visit(key)
	const chunks = [...wanted].flatMap((key) => manifest[key] ?? [])
	const files = [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js'))
	const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
	const js = measure(files.map((file) => join('dist', file)))
	const bareJs = await measureBare(join('.cache', 'bench'))
	return {
		js,
		css: measure(styles.map((file) => join('dist', file))),
		bareJs,
		ratio: Number((js.gz / bareJs.gz).toFixed(2)),
		files,
	}
}
