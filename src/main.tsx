import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './theme/global.css'
import { createApp } from './app/app.tsx'

const App = createApp()
// In slices, between which the page answers to touch.
startTransition(() => {
  hydrateRoot(document, <App />)
})
