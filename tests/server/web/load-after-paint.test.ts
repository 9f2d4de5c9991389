import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loadAfterPaint } from '#server/web/page/load-after-paint.ts'

type Appended = { rel?: string; href?: string; fetchPriority?: string; src?: string; type?: string }

/** Runs the inline script in a page whose frames and timeouts come when the test says so. */
const open = (hidden: boolean) => {
	const appended: Appended[] = []
	const waiting: (() => void)[] = []
	const later = (done: () => void) => waiting.push(done)
	runInNewContext(loadAfterPaint(['/assets/vendor.js', '/assets/main.js'], '/assets/main.js'), {
		document: {
			hidden,
			createElement: () => ({}),
			head: { append: (element: Appended) => appended.push(element) },
		},
		requestAnimationFrame: later,
		setTimeout: later,
	})
	return { appended, goOn: () => waiting.shift()!() }
}

const links = ['/assets/vendor.js', '/assets/main.js'].map((href) => ({
	rel: 'modulepreload',
	fetchPriority: 'low',
	href,
}))
const script = { type: 'module', src: '/assets/main.js' }

test('24.4 modules are fetched immediately with low priority, and run after the first paint', () => {
	const { appended, goOn } = open(false)
	expect(appended).toEqual(links)
	goOn()
	expect(appended).toEqual(links)
	goOn()
	expect(appended).toEqual([...links, script])
})

test('24.4 a page that nobody looks at waits for no paint', () => {
	expect(open(true).appended).toEqual([...links, script])
})
