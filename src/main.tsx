import './theme/global.css'
import { createApp, hydrate } from './app/app.tsx'
import { rest } from './app/rest.ts'

/** Makes the rendered page answer, in steps between which the browser paints and takes input. */
const start = async (): Promise<void> => {
	await rest()
	const App = await createApp()
	await rest()
	hydrate(App)
}

void start()
