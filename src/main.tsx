import { hydrateRoot } from 'react-dom/client'
import './theme/global.css'
import { createApp } from './app/app.tsx'

const App = createApp()
hydrateRoot(document, <App />)
