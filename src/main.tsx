import './theme/global.css'
import { rest } from './app/rest.ts'

// What is loaded by one step is evaluated in one task.
await import('react-dom/client')
await rest()
const { createApp, hydrate } = await import('./app/app.tsx')
await rest()
const App = await createApp()
await rest()
hydrate(App)
