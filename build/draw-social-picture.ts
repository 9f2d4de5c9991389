// npm run draw:social draws public/social.png, the preview of a shared link whose page has no
// picture (1200 × 630, https://ogp.me).
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../tests/e2e/support/find-chromium.ts'

const size = { width: 1200, height: 630 }

const dataUrl = (path: string, type: string) =>
	`data:${type};base64,${readFileSync(path).toString('base64')}`

const mark = readFileSync('public/icon.svg', 'utf8').replace(/<title>.*<\/title>|<rect[^>]*>/g, '')

const html = `<!doctype html><style>
@font-face { font-family: Anek; src: url(${dataUrl('src/theme/fonts/anek-latin.woff2', 'font/woff2')}); font-weight: 400 700 }
* { margin: 0 }
body { width: 1200px; height: 630px; background: #FBF8F1; color: #15212C; font-family: Anek; overflow: hidden }
main { position: absolute; inset: 0 420px 0 88px; display: flex; flex-direction: column; justify-content: center; gap: 28px }
p { display: flex; align-items: center; gap: 20px; font-size: 56px; font-weight: 700 }
p svg { width: 84px; height: 84px }
h1 { font-size: 76px; line-height: 1.08; font-weight: 700; letter-spacing: -0.01em }
small { font-size: 36px; line-height: 1.35; color: #4A5560 }
aside { position: absolute; inset: 0 0 0 auto; width: 336px; background: #F2ECE0 url('${dataUrl('src/theme/motif.svg', 'image/svg+xml')}') 0 0 / 168px }
aside::before { content: ''; position: absolute; inset: 0 auto 0 0; width: 8px; background: #00686C }
</style><main><p>${mark}Vidya</p><h1>Learn what your class needs next</h1><small>Courses, webinars and ready-made resources by teachers in India</small></main><aside></aside>`

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage({ viewport: size })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: 'public/social.png' })
await browser.close()
