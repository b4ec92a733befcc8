import { useId, useState } from "react";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { Chip } from "../../ui/forms/chip.tsx";
import { Field, Select, TextArea, TextInput } from "../../ui/forms/field.tsx";
import { NumberInput } from "../../ui/forms/number-input.tsx";
import { PeopleRuler } from "../../ui/forms/people-ruler.tsx";
import { Stepper } from "../../ui/forms/stepper.tsx";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { Section } from "./section.tsx";
import devPartsStyles from "./dev-parts.module.css";
import buttonStyles from "../../ui/forms/button.module.css";
import chipStyles from "../../ui/forms/chip.module.css";

export const ControlParts = () => (
  <>
    <Section name="按钮">
      <div className={devPartsStyles.wrap}>
        <Button variant="act">询档期和报价</Button>
        <Button variant="ink">查看 128 个场地</Button>
        <Button>加入备选</Button>
        <Button className={buttonStyles.focus}>键盘焦点</Button>
        <Button disabled>不可用</Button>
        <Button variant="act" busy>
          提交中…
        </Button>
        <Button small>搜索此区域</Button>
        <Button variant="plain">换一批</Button>
        <LinkButton href="/case/submit">链接按钮</LinkButton>
        <Button variant="ink" small busy>
          重试
        </Button>
      </div>
      <div className={devPartsStyles.below}>
        <Button variant="ink" full>
          整行
        </Button>
      </div>
    </Section>
    <Chips />
    <Fields />
    <Rulers />
  </>
);

function Chips() {
  const [on, setOn] = useState(true);
  const [areas, setAreas] = useState(["朝阳"]);
  return (
    <Section name="条件">
      <div className={chipStyles.chips}>
        <Chip name="参会人数" removeHref="/beijing">
          200
        </Chip>
        {areas.map((area) => (
          <Chip key={area} name="区域" onClick={() => undefined} onRemove={() => setAreas([])}>
            {area}
          </Chip>
        ))}
        <Chip on={on} onClick={() => setOn(!on)}>
          课桌式
        </Chip>
        <Chip href="/beijing">无柱</Chip>
        <Chip doubt removeHref="/beijing">
          离地铁近：按 800 m
        </Chip>
        <Chip tall on count={128} onClick={() => undefined}>
          LED 屏
        </Chip>
        <Chip tall count={74} onClick={() => undefined}>
          无柱
        </Chip>
        <Chip name="关键词" removeHref="/beijing">
          北京朝阳区建国路附近能停大巴也能住下三百人的会议酒店或度假村
        </Chip>
      </div>
    </Section>
  );
}

function Fields() {
  const [people, setPeople] = useState<number | undefined>(200);
  const [price, setPrice] = useState<number | undefined>(50_000);
  const [steps, setSteps] = useState(200);
  return (
    <Section name="输入">
      <div className={devPartsStyles.fieldPairs}>
        <TextInput label="称呼" placeholder="怎么称呼您" />
        <TextInput label="公司" aside="选填" hint="发票抬头另填" />
        <TextInput label="手机" error="请填写正确的电话，还差 2 位" defaultValue="138 0013 80" inputMode="tel" />
        <NumberInput kind="people" label="人数" unit="人" value={people} onValue={setPeople} />
        <Select label="城市" defaultValue="beijing">
          <option value="beijing">北京</option>
          <option value="shanghai">上海</option>
        </Select>
        <Field label="人数">
          {(wiring) => <Stepper {...wiring} value={steps} onValue={setSteps} min={1} step={10} />}
        </Field>
        <NumberInput kind="money" label="日租金上限" unit="元" small value={price} onValue={setPrice} />
        <TextInput label="不可用" disabled defaultValue="北京" />
      </div>
      <TextArea className={devPartsStyles.spaced} label="备注" aside="选填" placeholder="其他需求" />
      <div className={devPartsStyles.twoColumns}>
        <CheckOption defaultChecked count={128}>
          LED 屏
        </CheckOption>
        <CheckOption count={1074}>无柱</CheckOption>
        <CheckOption disabled count={0}>
          水景
        </CheckOption>
        <CheckOption type="radio" name={useId()} defaultChecked>
          单选
        </CheckOption>
      </div>
    </Section>
  );
}

function Rulers() {
  const [people, setPeople] = useState(180);
  return (
    <Section name="人数尺">
      <PeopleRuler
        value={people}
        onValue={setPeople}
        fit={people <= 208 ? "fits" : people <= 240 ? "tight" : "over"}
        bounds={{ comfortable: 208, most: 240 }}
        comfortable={208}
        limit={288}
        published={240}
      />
      <PeopleRuler
        value={250}
        onValue={setPeople}
        fit="over"
        bounds={{ comfortable: 208, most: 240 }}
        comfortable={208}
        limit={226}
        published={240}
        label="三行"
      />
      <PeopleRuler
        value={70}
        onValue={setPeople}
        fit="over"
        bounds={{ comfortable: 50, most: 60 }}
        comfortable={50}
        limit={60}
        label="容纳不下"
      />
      <PeopleRuler value={60} onValue={setPeople} fit="unknown" label="未知" />
    </Section>
  );
}
