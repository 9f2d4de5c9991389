import '../theme/global.css'
import { createRoot } from 'react-dom/client'
import { getLocale } from '#i18n/runtime'
import { createDesk } from './app/create-desk.tsx'

document.documentElement.lang = getLocale()
const Desk = createDesk()
createRoot(document.getElementById('root')!).render(<Desk />)
