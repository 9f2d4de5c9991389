import { createRoot } from 'react-dom/client'
import './theme/global.css'
import { startApp } from './app/app.tsx'

const App = startApp()
createRoot(document.getElementById('root')!).render(<App />)
