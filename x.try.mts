import { DatabaseSync } from "node:sqlite";
const db = new DatabaseSync("/tmp/h/thin/data/huizhi.sqlite", { readOnly: true });
const one=[]; const counts={};
for (const {body} of db.prepare("select body from venue").all()) { const v=JSON.parse(body as string); const n=(v.pictures??[]).length; counts[n]=(counts[n]??0)+1; if (n===1&&one.length<3) one.push(v.id+v.name+v.type);}
console.log(counts, one);
