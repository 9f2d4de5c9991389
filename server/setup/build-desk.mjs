import { run } from './run.mjs'
import { step } from './step.mjs'

const part = {
	name: 'desk',
	inputs: [
		...['src', 'atlas/page/theme/recipes', 'machines', 'domain', 'build', 'openapi'],
		...['panda.config.ts', 'package-lock.json'],
	],
	outputs: ['dist/desk/index.html'],
}

const styles = '.cache/desk/styles.css'

/** Builds the desk apart from the site, with the styles that its views use. */
export const buildDesk = () =>
	step(part, async () => {
		const panda = ['cssgen', '--silent', '--config', 'src/desk/panda.config.ts']
		await run('panda', [...panda, '--outfile', styles])
		await run('vite', ['build', '--config', 'src/desk/vite.config.ts', '--logLevel', 'warn'])
	})
