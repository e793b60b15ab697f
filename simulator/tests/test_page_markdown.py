"""Discord's dialect of Markdown: what becomes of its marks, and what is not one of them."""

import pytest

from simulator.page.markdown import to_html


def html(text: str) -> str:
    names = {("user", "1"): "Ola <3", ("channel", "2"): "table"}
    return str(to_html(text, lambda kind, key: names.get((kind, key))))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**a *b* c** __d__ ~~e~~ _f_", "<p><strong>a <em>b</em> c</strong> <u>d</u> <s>e</s> <em>f</em></p>"),
        ("two\nlines", "<p>two<br>lines</p>"),
        ("snake_case and \\*stars\\*", "<p>snake_case and *stars*</p>"),
        ("`**as it is**`", "<p><code>**as it is**</code></p>"),
        ("**「点：」**次", "<p><strong>「点：」</strong>次</p>"),
        ("[here](https://a.example/?b=1&c=2)", "https://a.example/?b=1&amp;c=2"),
        ("see https://a.example/b.", ">https://a.example/b</a>.</p>"),
        ("<t:1700000000:R>", '<p><time data-at="1700000000" data-style="R"></time></p>'),
        ("<@1> in <#2>", ">@Ola &lt;3</span> in "),
        ("<@9>", ">@unknown-user</span>"),
        ("</board show:5>", ">/board show</span>"),
        ("<:king:7>", '<img class="emoji" src="/emojis/7.png" alt=":king:" title=":king:">'),
        ("||**no**||", '<span class="spoiler" role="button" tabindex="0"><strong>no</strong></span>'),
        ("```\na < b\n```", "<pre><code>a &lt; b\n</code></pre>"),
    ],
)
def test_a_mark_becomes_what_it_means(text: str, expected: str) -> None:
    assert expected in html(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("## Title\nbelow", "<h2>Title</h2><p>below</p>"),
        ("above\n-# small **print**", '<p>above</p><p class="subtext">small <strong>print</strong></p>'),
        ("> one\n> two\nthree", "<blockquote><p>one<br>two</p></blockquote><p>three</p>"),
        ("- a\n  - b\n- c\nd", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><p>d</p>"),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    ],
)
def test_a_block_ends_with_its_lines(text: str, expected: str) -> None:
    assert html(text).replace("\n", "") == expected


@pytest.mark.parametrize(
    "text",
    ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", '**<b "onclick=x>**'],
)
def test_what_is_no_mark_is_shown_as_it_stands(text: str) -> None:
    shown = html(text)
    assert "&lt;" in shown or "javascript:" in shown
    assert not any(tag in shown for tag in ("<script", "<img", "<a ", "<b "))


def test_marks_inside_one_another_end_somewhere() -> None:
    assert html("**" * 400).count("<strong>") <= 6
