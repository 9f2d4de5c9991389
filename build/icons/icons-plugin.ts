import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import icons from './icons.json' with { type: 'json' }

const asked = /^lucide-react\/icons\/([\w-]+)$/

/** Where an icon stands for other plugins; not below node_modules, for it is code of ours. */
const virtual = /^\0lucide-react\/icons\/([\w-]+)$/

const drawnIcon = resolve(import.meta.dirname, 'drawn-icon.ts')

/**
 * The module of one icon of icons.json.
 * @throws for an icon that is not in it
 */
export const iconModule = (name: string): string => {
	const icon = (icons as Record<string, object | string>)[name]
	if (!icon) throw new Error(`build/icons/icons.json has no ${name}: run npm run gen:icons.`)
	if (typeof icon === 'string') return `export { default } from 'lucide-react/icons/${icon}'`
	return [
		`import createIcon from ${JSON.stringify(drawnIcon)}`,
		`export default /* @__PURE__ */ createIcon(${JSON.stringify({ name, ...icon })})`,
	].join('\n')
}

/**
 * Answers `lucide-react/icons/…` with the icons that the pages use, from one file: the package has
 * some thousands, and only types and `npm run gen:icons` read it.
 */
export const usedIcons = (): Plugin => ({
	name: 'vidya-used-icons',
	enforce: 'pre',
	resolveId: (id) => {
		const name = asked.exec(id)?.[1]
		return name ? { id: `\0lucide-react/icons/${name}`, moduleSideEffects: false } : null
	},
	load: {
		filter: { id: virtual },
		handler: (id) => ({ code: iconModule(virtual.exec(id)![1]!), moduleSideEffects: false }),
	},
})
