/** HTML of the page for an unexpected server error: a message and a link to the home page, no cause. */
export const errorPageHtml = `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>出错了 · 会址</title>
<meta name="viewport" content="width=device-width, initial-scale=1.0"><meta name="robots" content="noindex">
<style>body{margin:0;display:grid;min-height:100vh;place-content:center;gap:16px;padding:24px;background:#FBFAF7;color:#16191D;
font:16px/28px "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",sans-serif}a{color:#1D4F7C}
h1{font-size:28px;line-height:36px;margin:0}p{margin:0}@media(prefers-color-scheme:dark){body{background:#14171B;color:#ECE8E1}a{color:#84B6E8}}</style>
</head><body><h1>出错了</h1><p>页面加载失败，请稍后再试。您填写的内容已保留。</p><p><a href="/">返回首页</a></p></body></html>`;
