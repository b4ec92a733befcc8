// npm run build: builds client and server, as `npm start` and `npm test` do, without starting anything.
import { build, install } from "./machine.mjs";

install();
build();
